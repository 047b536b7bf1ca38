import { X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { FieldValues } from "react-hook-form";
import { refusalInWords } from "@/components/api-client/refusal";
import { Spinner } from "@/components/feedback/spinner";
import { showToast } from "@/components/feedback/toast";
import { Picture } from "@/components/media/picture";
import { Button } from "@/components/ui/button";
import {
  FormControl,
  FormDescription,
  FormField,
  FormItem,
  FormLabel,
  FormMessage,
} from "@/components/ui/form";
import { Input } from "@/components/ui/input";
import type { ImagePurpose } from "@/lib/media/schema";
import { compressImage } from "./compress-image";
import type { Labeled } from "./labeled-field";
import { uploadImage } from "./upload-image";

const ACCEPTED = "image/jpeg,image/png,image/webp,image/avif,image/gif";

type Work = "compressing" | "uploading" | null;

function showUploadFailure(description: string): void {
  showToast({ title: "Upload Failed", description, variant: "destructive" });
}

async function store(
  file: File,
  purpose: ImagePurpose,
  signal: AbortSignal,
  onWork: (work: Work) => void,
): Promise<string | null> {
  if (!ACCEPTED.split(",").includes(file.type)) {
    showUploadFailure("Please choose a JPEG, PNG, WebP, AVIF or GIF image.");
    return null;
  }
  try {
    onWork("compressing");
    const small = await compressImage(file);
    onWork("uploading");
    const imageUrl = await uploadImage(small, purpose, signal);
    showToast({
      title: "Image Uploaded",
      description: "Your image has been compressed and uploaded successfully.",
    });
    return imageUrl;
  } catch (error) {
    if (!signal.aborted) showUploadFailure(refusalInWords(error, "Failed to upload image"));
    return null;
  } finally {
    onWork(null);
  }
}

type Props<Values extends FieldValues> = Omit<Labeled<Values>, "hint"> & {
  /** What the picture is for decides how it is cut. */
  purpose: ImagePurpose;
  /** Called with true while a picture uploads, so that the form can wait for it. */
  onBusy: (isBusy: boolean) => void;
};

/**
 * A picture that is chosen, compressed in the browser, uploaded, previewed and removed. The form's value is its address
 * or null.
 */
export function ImageField<Values extends FieldValues>(props: Props<Values>) {
  const { control, name, label, purpose, onBusy } = props;
  const [work, setWork] = useState<Work>(null);
  const upload = useRef<AbortController>(null);
  const input = useRef<HTMLInputElement>(null);
  // Aborts the upload when the form is closed.
  useEffect(() => () => upload.current?.abort(), []);
  const onWork = (next: Work) => {
    setWork(next);
    onBusy(next !== null);
  };
  return (
    <FormField
      control={control}
      name={name}
      render={({ field: { value, onChange, ref, ...field } }) => (
        // Holds the hidden input: with the focus it would scroll the whole dialog, whose frame cannot be scrolled back.
        // The picture then shows that it has the focus.
        <FormItem className="group/picture relative">
          <FormLabel>{label}</FormLabel>
          {value ? (
            <Preview
              imageUrl={value}
              onRemove={() => {
                // The button goes with the picture.
                input.current?.focus();
                onChange(null);
              }}
            />
          ) : null}
          <FormControl>
            <Input
              {...field}
              ref={(element) => {
                input.current = element;
                ref(element);
              }}
              type="file"
              accept={ACCEPTED}
              disabled={work !== null}
              className={value ? "sr-only" : "py-0 pl-1 file:rounded-sm file:px-3 leading-10"}
              onChange={async ({ target }) => {
                const [file] = target.files ?? [];
                upload.current = new AbortController();
                const imageUrl = file ? await store(file, purpose, upload.current.signal, onWork) : null;
                target.value = "";
                if (imageUrl) onChange(imageUrl);
              }}
            />
          </FormControl>
          <FormDescription>
            <span role="status" className="flex items-center gap-1.5">
              {work === null ? "JPEG, PNG, WebP, AVIF or GIF. It is resized before it is sent." : null}
              {work && <Spinner className="size-4" />}
              {work === "compressing" && "Compressing..."}
              {work === "uploading" && "Uploading..."}
            </span>
          </FormDescription>
          <FormMessage />
        </FormItem>
      )}
    />
  );
}

type PreviewProps = { imageUrl: string; onRemove: () => void };

function Preview({ imageUrl, onRemove }: PreviewProps) {
  return (
    <div className="photo-ground relative w-fit overflow-hidden rounded-lg border outline-ring outline-offset-2 group-has-[input:focus-visible]/picture:outline-2">
      <Picture imageUrl={imageUrl} alt="The chosen picture" sizes="20rem" className="max-h-40 max-w-full" />
      <Button
        variant="secondary"
        size="icon"
        className="absolute top-2 right-2"
        aria-label="Remove image"
        onClick={onRemove}
      >
        <X aria-hidden />
      </Button>
    </div>
  );
}
