import "server-only";
import { readlinkSync } from "node:fs";
import { hostname } from "node:os";
import type { Ctx } from "@/lib/context";
import { Prisma } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import { machineName } from "@/lib/machine-name";

/** After this time without renewal a lease is free: the longest that a dead holder blocks others. */
export const LEASE_MS = 45_000;
export const HEARTBEAT_MS = 10_000;

/** The exclusive right to one job, across any number of processes. */
export type Lease = {
  readonly name: string;
  /** A fencing token that grows with each holder: a write proves that it is still the newest. */
  readonly token: bigint;
};

/** The lease expired and was taken by another holder: nothing more may be written. */
export class LeaseLostError extends AppError {
  override name = "LeaseLostError";
  constructor(name: string) {
    super("conflict", `Another run of ${name} took over.`);
  }
}

/** The name of this process, by which another process on the same machine can check whether it is alive. */
export function holderName(pid: number = process.pid): string {
  return `${machine()}:${pid}`;
}

/**
 * The pid alone says nothing across containers, so the pid namespace is part of the name where there is one. Its number
 * is the same outside containers everywhere, and machines made of one image may share a host name.
 */
function machine(): string {
  const name = `${hostname()}/${machineName()}`;
  try {
    return `${name}/${readlinkSync("/proc/self/ns/pid")}`;
  } catch {
    return name;
  }
}

/** True when the holder is a process of this machine that no longer lives. */
function isKnownDead(holder: string): boolean {
  const [, where, pid] = /^(.*):(\d+)$/.exec(holder) ?? [];
  if (where !== machine()) return false;
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "ESRCH";
  }
}

/**
 * Whether a lease of this length is held. One that would last for twice its length was written before the database's
 * clock was set back, and would otherwise block others until the clock is there again.
 */
export const isHeld = (leaseMs: number): Prisma.Sql => Prisma.sql`
  leases.expires_at > clock_timestamp() AND leases.expires_at <= clock_timestamp() + ${2 * leaseMs}::int * interval '1 ms'`;

/**
 * Takes the lease when it is free, expired, or held by a process that is known to be dead.
 * Time is the database's, so the clocks of the processes do not matter.
 * @returns null when somebody else holds it.
 */
export async function acquireLease(
  ctx: Ctx,
  name: string,
  { holder = holderName(), leaseMs = LEASE_MS }: { holder?: string; leaseMs?: number } = {},
): Promise<Lease | null> {
  const current = await ctx.db.lease.findUnique({ where: { name }, select: { holder: true, token: true } });
  const deadToken = current && isKnownDead(current.holder) ? current.token : -1n;
  const rows = await ctx.db.$queryRaw<{ token: bigint }[]>`
    INSERT INTO leases (name, holder, token, expires_at)
    VALUES (${name}, ${holder}, 1, clock_timestamp() + ${leaseMs}::int * interval '1 ms')
    ON CONFLICT (name) DO UPDATE
      SET holder = excluded.holder, token = leases.token + 1, expires_at = excluded.expires_at
      WHERE NOT (${isHeld(leaseMs)}) OR leases.token = ${deadToken}
    RETURNING token`;
  const token = rows[0]?.token;
  return token === undefined ? null : { name, token };
}

/**
 * Renews the lease and proves that it is still held. Inside a transaction it also keeps others from taking it before
 * the transaction ends, which fences the page.
 * @throws {LeaseLostError}
 */
export async function renewLease(ctx: Ctx, lease: Lease, leaseMs = LEASE_MS): Promise<void> {
  const held = await ctx.db.$executeRaw`
    UPDATE leases SET expires_at = clock_timestamp() + ${leaseMs}::int * interval '1 ms'
    WHERE name = ${lease.name} AND token = ${lease.token}`;
  if (held === 0) throw new LeaseLostError(lease.name);
}

/** Releases the lease. Does nothing when it has already gone to another holder. */
export async function releaseLease(ctx: Ctx, lease: Lease): Promise<void> {
  await ctx.db.$executeRaw`
    UPDATE leases SET expires_at = clock_timestamp() WHERE name = ${lease.name} AND token = ${lease.token}`;
}
