"use client";

import { Camera, X } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useIsHydrated } from "@/components/browser/use-is-hydrated";
import { Button } from "@/components/ui/button";
import { type CodeReader, codeReader } from "./read-codes";

const READ_EVERY_MS = 200;

/** True when this browser lets a page use a camera: every current one over HTTPS. */
export const useCanScan = (): boolean =>
  useIsHydrated() && navigator.mediaDevices?.getUserMedia !== undefined;

type Props = {
  /** Nothing is read for now; an open camera stays on. */
  isInactive: boolean;
  onCode: (text: string) => void;
};

/** Reads a member's QR code with the camera. Hidden where the browser cannot; typing the code does the same. */
export function ScanButton({ isInactive, onCode }: Props) {
  const isAble = useCanScan();
  const [stream, setStream] = useState<MediaStream | null>(null);
  const [problem, setProblem] = useState("");

  const isGone = useRef(false);

  // Unmounting stops the camera.
  useEffect(() => () => stopStream(stream), [stream]);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  async function open() {
    setProblem("");
    try {
      const opened = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } });
      // The dialog may have been closed while the browser asked for permission.
      if (isGone.current) stopStream(opened);
      else setStream(opened);
    } catch {
      setProblem("The camera is not available. Allow it in the browser, or type the number.");
    }
  }
  const fail = () => {
    setStream(null);
    setProblem("The code reader could not be loaded. Check the connection, or type the number.");
  };
  if (!isAble) return null;
  return (
    <>
      {stream ? (
        <Button variant="outline" isInactive={isInactive} onClick={() => setStream(null)}>
          <X aria-hidden /> Stop
        </Button>
      ) : (
        <Button variant="outline" isInactive={isInactive} onClick={open}>
          <Camera aria-hidden /> Scan
        </Button>
      )}
      {stream && !isInactive && <Finder stream={stream} onCode={onCode} onFailure={fail} />}
      {problem && (
        <p role="alert" className="w-full text-destructive text-sm">
          {problem}
        </p>
      )}
    </>
  );
}

function stopStream(stream: MediaStream | null): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}

type FinderProps = { stream: MediaStream; onCode: (text: string) => void; onFailure: () => void };

function Finder({ stream, onCode, onFailure }: FinderProps) {
  const video = useRef<HTMLVideoElement>(null);
  const onRead = useEffectEvent(onCode);
  const onUnread = useEffectEvent(onFailure);

  useEffect(() => {
    const picture = video.current;
    if (!picture) return;
    let isOver = false;
    let timer: ReturnType<typeof setInterval> | undefined;
    picture.srcObject = stream;
    void picture.play().catch(() => {});
    const look = async (read: CodeReader) => {
      if (isOver || picture.readyState < picture.HAVE_CURRENT_DATA) return;
      const code = await read(picture);
      if (code === null || isOver) return;
      isOver = true;
      onRead(code);
    };
    codeReader().then(
      (read) => {
        if (!isOver) timer = setInterval(look, READ_EVERY_MS, read);
      },
      () => !isOver && onUnread(),
    );
    return () => {
      isOver = true;
      clearInterval(timer);
    };
  }, [stream]);

  return (
    <video
      ref={video}
      muted
      playsInline
      aria-label="Camera: hold the member's code in front of it"
      className="aspect-4/3 w-full rounded-lg border bg-muted object-cover"
    />
  );
}
