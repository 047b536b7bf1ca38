import { buttonVariants } from "@/components/controls/button-variants";
import { inactive } from "@/components/controls/inactive";
import { Spinner } from "@/components/feedback/spinner";
import type { ButtonProps } from "@/components/ui/button";

type SubmitButtonProps = Pick<ButtonProps, "size" | "isInactive" | "className"> & {
  label: string;
  isPending: boolean;
  /** The button's text while the request is pending; the label unless given. */
  pendingLabel?: string;
};

/** Takes no clicks while the request is pending, and shows a spinner. */
export function SubmitButton({
  label,
  isPending,
  pendingLabel = label,
  isInactive = false,
  size,
  className = "",
}: SubmitButtonProps) {
  return (
    <button
      data-slot="button"
      type="submit"
      className={`${buttonVariants({ size })} ${className}`}
      aria-busy={isPending}
      {...(isPending || isInactive ? inactive : {})}
    >
      {isPending ? <Spinner /> : null}
      {isPending ? pendingLabel : label}
    </button>
  );
}
