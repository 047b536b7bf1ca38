import access from "./access-mutations.json" with { type: "json" };
import data from "./data-mutations.json" with { type: "json" };
import money from "./money-mutations.json" with { type: "json" };
import type { Mutation } from "./mutation";
import request from "./request-mutations.json" with { type: "json" };
import server from "./server-mutations.json" with { type: "json" };

/** Every control of the shop, with how to switch it off and the test that must fail without it. */
export const mutations = [...access, ...request, ...server, ...data, ...money] as Mutation[];
