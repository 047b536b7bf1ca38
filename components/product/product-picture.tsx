import { Picture } from "@/components/media/picture";
import type { ProductDrawing } from "@/lib/drawings/product-drawing";

type Props = {
  name: string;
  imageUrl: string | null;
  drawing: ProductDrawing;
  /** The `sizes` attribute of a photo: how wide it is shown. */
  sizes: string;
  isEager?: boolean;
  className?: string;
};

/** The picture of a product: its photo, with the name as its alt text, or a drawing in the same shape. */
export function ProductPicture({ name, imageUrl, drawing, sizes, isEager = false, className = "" }: Props) {
  if (!imageUrl) return <DrawnProduct drawing={drawing} className={className} />;
  return (
    <Picture
      imageUrl={imageUrl}
      alt={name}
      sizes={sizes}
      isEager={isEager}
      className={`photo-ground aspect-4/3 w-full object-cover ${className}`}
    />
  );
}

/** A product's drawing from the sprite, on its tile. */
export function DrawnProduct({ drawing, className = "" }: { drawing: ProductDrawing; className?: string }) {
  return (
    <div
      role="img"
      aria-label={drawing.label}
      className={`art-tile grid aspect-4/3 place-items-center overflow-hidden bg-tint-ground ${drawing.look} ${className}`}
    >
      <svg aria-hidden="true" viewBox="0 0 160 160" className="art-drawing">
        <use href={drawing.href} />
      </svg>
    </div>
  );
}
