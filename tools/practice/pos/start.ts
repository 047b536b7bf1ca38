import type { AddressInfo } from "node:net";
import { Control } from "./control/control";
import { type PracticePosOptions, toShopPlan } from "./options";
import { practiceServer } from "./server";
import { PracticeShop } from "./shop/practice-shop";

export interface PracticePos {
  /** Base address for `CLOVER_BASE_URL`, without a trailing slash. */
  url: string;
  token: string;
  merchantId: string;
  control: Control;
  close: () => Promise<void>;
}

/**
 * Starts a practice POS in this process, listening on a TCP port.
 * @throws Error with one clear sentence when an option is wrong, the catalog cannot be read or the port is taken
 */
export async function startPracticePos(options: PracticePosOptions = {}): Promise<PracticePos> {
  const plan = await toShopPlan(options);
  const shop = new PracticeShop(plan);
  const control = new Control(shop);
  const server = practiceServer(shop, control);
  const host = options.host ?? "127.0.0.1";
  const port = options.port ?? 0;
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => reject(listenError(error, host, port)));
    server.listen(port, host, resolve);
  });
  const address = server.address() as AddressInfo;
  const shownHost = host.includes(":") ? `[${host}]` : host;
  return {
    url: `http://${shownHost}:${address.port}`,
    token: plan.token,
    merchantId: plan.merchantId,
    control,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function listenError(error: NodeJS.ErrnoException, host: string, port: number): Error {
  if (error.code === "EADDRINUSE") {
    return new Error(
      `Port ${port} on ${host} is already in use. Stop the other program or choose another with --port.`,
    );
  }
  if (error.code === "EACCES")
    return new Error(`Port ${port} may not be opened by this user. Choose one above 1023.`);
  return new Error(`The practice POS cannot listen on ${host}:${port}: ${error.message}.`);
}
