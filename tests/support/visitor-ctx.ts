import { type Ctx, createCtx } from "@/lib/context";

export const visitorCtx = (): Ctx => createCtx({ actor: { kind: "visitor" } });
