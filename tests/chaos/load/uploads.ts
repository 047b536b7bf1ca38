import sharp from "sharp";

export type UploadsInput = { url: string; cookie: string; seed: number; seconds: number; atOnce: number };
export type UploadsOutput = { statuses: Record<number, number> };

const SIDE = 1_600;

/** Uploads a different picture from a different address each time, `atOnce` at a time, for `seconds`. */
export async function run({ url, cookie, seed, seconds, atOnce }: UploadsInput): Promise<UploadsOutput> {
  const output: UploadsOutput = { statuses: {} };
  const end = Date.now() + seconds * 1000;
  const pictures = await Promise.all(Array.from({ length: 6 }, (_, at) => picture(seed + at)));
  let sent = 0;
  const uploader = async () => {
    while (Date.now() < end) {
      sent += 1;
      const status = await upload(url, cookie, pictures[sent % pictures.length] as Uint8Array, sent);
      output.statuses[status] = (output.statuses[status] ?? 0) + 1;
      // A refused client retries soon, as a script would; not at once, which would only test this machine's sockets.
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, uploader));
  return output;
}

async function upload(url: string, cookie: string, bytes: Uint8Array, at: number): Promise<number> {
  const form = new FormData();
  form.append("image", new Blob([Uint8Array.from(bytes)], { type: "image/jpeg" }), "picture.jpg");
  const headers = { cookie, "x-forwarded-for": `198.51.100.${at % 250}` };
  return fetch(`${url}/api/upload`, { method: "POST", body: form, headers }).then(
    async (answer) => {
      await answer.text();
      return answer.status;
    },
    () => 0,
  );
}

export function picture(seed: number): Promise<Uint8Array> {
  const background = { r: seed % 256, g: (seed * 7) % 256, b: (seed * 13) % 256 };
  const noise = { type: "gaussian" as const, mean: 128, sigma: 30 };
  return sharp({ create: { width: SIDE, height: SIDE, channels: 3, background, noise } })
    .jpeg({ quality: 80 })
    .toBuffer();
}
