import { NOT_STORED } from "@/lib/cache-control";

/** How much text is collected before it is sent. */
export const BATCH_CHARACTERS = 64 * 1024;

/** An answer sent piece by piece as it is made. */
export function streamText(text: AsyncGenerator<string>, contentType: string): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { done, value } = await text.next();
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
      } catch (error) {
        // A truncated list must not look complete: the connection is aborted instead of closed.
        controller.error(error);
      }
    },
    async cancel() {
      await text.return(undefined);
    },
  });
  return new Response(body, {
    headers: { "content-type": contentType, "cache-control": NOT_STORED },
  });
}
