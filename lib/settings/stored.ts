import "server-only";
import type { Db } from "@/lib/db/client";

/** Null for a setting that nobody has made. */
export async function readSetting(handle: Db, key: string): Promise<string | null> {
  const setting = await handle.setting.findUnique({ where: { key } });
  return setting?.value ?? null;
}

export async function storeSetting(handle: Db, key: string, value: string): Promise<void> {
  await handle.setting.upsert({ where: { key }, create: { key, value }, update: { value } });
}
