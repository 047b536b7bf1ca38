import { imageSrcSet } from "@/lib/media/src-set";

type Props = {
  imageUrl: string;
  alt: string;
  /** The `sizes` attribute: how wide the picture is shown. */
  sizes: string;
  className: string;
  isEager?: boolean;
};

/** A stored picture in the best format the browser accepts; an external address is used as it is. */
export function Picture({ imageUrl, alt, sizes, className, isEager = false }: Props) {
  const avif = imageSrcSet(imageUrl, "avif");
  const webp = imageSrcSet(imageUrl, "webp");
  return (
    <picture>
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      {webp && <source type="image/webp" srcSet={webp} sizes={sizes} />}
      <img
        src={imageUrl}
        alt={alt}
        className={className}
        loading={isEager ? "eager" : "lazy"}
        decoding="async"
      />
    </picture>
  );
}
