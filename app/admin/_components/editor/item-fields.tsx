import type { ReactNode } from "react";
import type { Control } from "react-hook-form";
import { ImageField } from "@/components/forms/image-field";
import { TextField } from "@/components/forms/text-field";

/** The fields that deals and events share. */
type ShownFields = { title: string; description: string; imageUrl: string | null };

type Props<Values extends ShownFields> = {
  control: Control<Values>;
  onImageBusy: (isBusy: boolean) => void;
  /** The fields of this kind only. */
  children: ReactNode;
};

/** Title and description first, the picture last, the other fields between them. */
export function ItemFields<Values extends ShownFields>({ onImageBusy, children, ...props }: Props<Values>) {
  // react-hook-form's types do not let a form with more fields serve as one with these.
  const control = props.control as unknown as Control<ShownFields>;
  return (
    <>
      <TextField control={control} name="title" label="Title" maxLength={120} autoComplete="off" required />
      <TextField
        control={control}
        name="description"
        label="Description"
        isLong
        rows={3}
        className="min-h-24!"
        required
      />
      {children}
      <ImageField control={control} name="imageUrl" label="Image" purpose="any" onBusy={onImageBusy} />
    </>
  );
}
