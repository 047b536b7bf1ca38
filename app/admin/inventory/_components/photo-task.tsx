"use client";

import { Camera, ImageUp } from "lucide-react";
import { type ChangeEvent, useEffect, useRef, useState } from "react";
import { passFocusOn } from "@/app/admin/_components/use-focus-return";
import { useUnsaved } from "@/app/admin/_components/use-unsaved";
import { readProductAction, updateProductAction } from "@/app/admin/inventory/actions";
import { isRefusedForGood, refusalInWords } from "@/components/api-client/refusal";
import { buttonVariants } from "@/components/controls/button-variants";
import { inactive } from "@/components/controls/inactive";
import { Spinner } from "@/components/feedback/spinner";
import { compressImage } from "@/components/forms/compress-image";
import { uploadImage } from "@/components/forms/upload-image";
import { ProductPicture } from "@/components/product/product-picture";
import { Unbroken } from "@/components/text/unbroken";
import { Button } from "@/components/ui/button";
import { answerOfRejected, failureText } from "@/lib/actions/result";
import type { ProductToPhotograph } from "@/lib/catalog/photo-queries";
import { formatUnits } from "@/lib/count";
import { photoProblem } from "./photo-problem";

type Work = "Compressing..." | "Uploading..." | "Removing..." | null;

const NOT_STORED = "The photo could not be stored. Try again.";
const UNREADABLE = "This file is not a photo we can read. Use a JPEG, PNG, WebP or AVIF picture.";
const CHANGED_MEANWHILE =
  "Somebody else changed this photo. Above is what the site shows now. Try again to replace it.";

type Taken = { file: File; signal: AbortSignal };

/** A photo that could not be uploaded is kept in memory until it is, or until `signal` says that it is discarded. */
function usePhoto(id: string, signal: AbortSignal) {
  const [imageUrl, setImageUrl] = useState<string | null>(null);
  const [taken, setTaken] = useState<Taken | null>(null);
  const [work, setWork] = useState<Work>(null);
  const [problem, setProblem] = useState("");
  useUnsaved(taken !== null);
  if (taken?.signal.aborted) {
    setTaken(null);
    setProblem("");
  }

  /** Resolves to why it could not be done, like every task. */
  async function put(address: string | null): Promise<string | undefined> {
    const result = await updateProductAction({ id, imageUrl: address, editedFrom: { imageUrl } }).catch(
      answerOfRejected,
    );
    if (result?.ok) {
      setImageUrl(address);
      return;
    }
    const latest = result?.code === "conflict" ? await readProductAction({ id }).catch(() => null) : null;
    if (!latest?.ok) return failureText(result, NOT_STORED);
    setImageUrl(latest.value.imageUrl);
    return CHANGED_MEANWHILE;
  }
  async function attempt(task: () => Promise<string | undefined>): Promise<void> {
    setProblem("");
    const reason = await task().catch((error: unknown) => refusalInWords(error, NOT_STORED));
    setProblem(signal.aborted ? "" : (reason ?? ""));
    setWork(null);
  }
  const store = (file: File) =>
    attempt(async () => {
      setTaken({ file, signal });
      setWork("Compressing...");
      const unusable = await photoProblem(file);
      const small = unusable ? null : await compressImage(file).catch(() => null);
      if (!small) {
        setTaken(null);
        return unusable ?? UNREADABLE;
      }
      setWork("Uploading...");
      const address = await uploadImage(small, "product", signal).catch((error: unknown) => {
        if (isRefusedForGood(error)) setTaken(null);
        throw error;
      });
      const reason = await put(address);
      if (!reason) setTaken(null);
      return reason;
    });
  const remove = () =>
    attempt(async () => {
      setWork("Removing...");
      return put(null);
    });
  return { imageUrl, file: taken?.file, work, problem, setProblem, store, remove };
}

/** One product of the queue: take or choose its photo, and preview it on its tile. */
export function PhotoTask({ product, signal }: { product: ProductToPhotograph; signal: AbortSignal }) {
  const { id, name, drawing, sold } = product;
  const { imageUrl, file, work, problem, setProblem, store, remove } = usePhoto(id, signal);
  const onPhoto = (event: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = event.target.files ?? [];
    event.target.value = "";
    if (chosen) void store(chosen);
  };
  const noPhoto = () =>
    setProblem("The camera returned no photo. If it is blocked here, choose a photo instead.");
  return (
    <article aria-busy={work !== null} className="flex h-full flex-col gap-3 rounded-xl border bg-card p-3">
      <ProductPicture
        name={name}
        imageUrl={imageUrl}
        drawing={drawing}
        sizes="(min-width: 40rem) 20rem, 100vw"
        className="rounded-lg"
      />
      <div>
        <h3 className="font-sans font-semibold text-[0.9375rem] leading-snug">
          <Unbroken text={name} />
        </h3>
        <p className="text-muted-foreground text-sm">{formatUnits(sold)} sold in 90 days</p>
      </div>
      <div className="mt-auto flex flex-wrap gap-2 *:flex-1">
        <PhotoButton
          label={imageUrl ? `Take again the photo of ${name}` : `Take photo of ${name}`}
          isBusy={work !== null}
          onPhoto={onPhoto}
          onNone={noPhoto}
          isCamera
        >
          <Camera aria-hidden /> {imageUrl ? "Take again" : "Take photo"}
        </PhotoButton>
        <PhotoButton label={`Choose a photo of ${name}`} isBusy={work !== null} onPhoto={onPhoto}>
          <ImageUp aria-hidden /> Choose
        </PhotoButton>
        {imageUrl && (
          <Button
            ref={passFocusOn}
            variant="ghost"
            aria-label={`Remove the photo of ${name}`}
            isInactive={work !== null}
            onClick={() => void remove()}
          >
            Remove
          </Button>
        )}
        {file && !work && (
          <Button ref={passFocusOn} variant="secondary" onClick={() => void store(file)}>
            Try again
          </Button>
        )}
      </div>
      <p role="status" className="flex min-h-5 items-center gap-1.5 text-sm empty:absolute">
        {work && <Spinner className="size-4" />}
        {work ?? (imageUrl && !problem ? "The photo is on the site." : "")}
      </p>
      {problem && (
        <p role="alert" className="text-destructive text-sm">
          {problem}
        </p>
      )}
    </article>
  );
}

type PhotoButtonProps = {
  label: string;
  isBusy: boolean;
  /** Opens the camera on phones. */
  isCamera?: boolean;
  onPhoto: (event: ChangeEvent<HTMLInputElement>) => void;
  /** Called when the camera or the file dialog was closed without a choice. */
  onNone?: () => void;
  children: React.ReactNode;
};

function PhotoButton({ label, isBusy, isCamera = false, onPhoto, onNone, children }: PhotoButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const element = input.current;
    if (!element || !onNone) return;
    // React has no onCancel prop for file inputs.
    element.addEventListener("cancel", onNone);
    return () => element.removeEventListener("cancel", onNone);
  }, [onNone]);
  return (
    <label
      className={`${buttonVariants({ variant: isCamera ? "default" : "outline" })} cursor-pointer focus-within:outline-2 focus-within:outline-ring focus-within:outline-offset-2 has-aria-disabled:pointer-events-none has-aria-disabled:opacity-60`}
    >
      {children}
      <input
        ref={input}
        type="file"
        accept="image/*"
        capture={isCamera ? "environment" : undefined}
        aria-label={label}
        onChange={onPhoto}
        className="sr-only"
        {...(isBusy ? inactive : {})}
      />
    </label>
  );
}
