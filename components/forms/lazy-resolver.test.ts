import type { Resolver, ResolverOptions } from "react-hook-form";
import { expect, it } from "vitest";
import { lazyResolver } from "@/components/forms/lazy-resolver";

type Values = { name: string };
const options = { fields: {}, shouldUseNativeValidation: false } satisfies ResolverOptions<Values>;
const refuse: Resolver<Values> = () => ({ values: {}, errors: { name: { type: "min" } } });

it("checks with the resolver that it fetched", async () => {
  const check = lazyResolver<Values>(async () => refuse);
  expect(await check({ name: "D" }, undefined, options)).toEqual({
    values: {},
    errors: { name: { type: "min" } },
  });
});

it("lets the form be sent where the resolver cannot be fetched", async () => {
  const check = lazyResolver<Values>(() => Promise.reject(new Error("Failed to load chunk")));
  expect(await check({ name: "D" }, undefined, options)).toEqual({ values: { name: "D" }, errors: {} });
});
