import "server-only";
import type { Db } from "@/lib/db/client";

/** Null for a setting that nobody has made. */
export async function readSetting(handle: Db, key: string): Promise<string | null> {
  const setting = await handle.setting.findUnique({ where: { key } });
  return setting?.value ?? null;
}

/**
 * Lets one transaction at a time change a setting, also one that nobody has made yet.
 * @returns what it is before the change, to be recorded; null for one that nobody has made
 */
export async function lockSetting(handle: Db, key: string): Promise<string | null> {
  const [setting] = await handle.$queryRaw<{ value: string | null }[]>`
    INSERT INTO settings (key) VALUES (${key}) ON CONFLICT (key) DO UPDATE SET key = excluded.key RETURNING value`;
  return setting?.value ?? null;
}

export async function storeSetting(handle: Db, key: string, value: string): Promise<void> {
  await handle.setting.upsert({ where: { key }, create: { key, value }, update: { value } });
}
