import { spawnSync } from "node:child_process";
import { Builder, By, type WebDriver } from "selenium-webdriver";
import { CommandError } from "@/server/command-error.mjs";
import { freePort } from "./free-port";
import { ask } from "./http";
import { SpawnedProcess } from "./spawned-process";
import { waitUntil } from "./wait-until";

const SHOWN_MS = 15_000;
const SCREEN = "Xvfb";
const DRIVER = "WebKitWebDriver";

const IS_LIVE = "return Object.keys(document).some((key) => key.startsWith('__reactContainer'))";
/** Whether something of a selector shows a text, with each kind of space as one. */
const SAYS =
  "return [...document.querySelectorAll(arguments[0])].some((one) => one.innerText.replace(/\\s+/g, ' ').includes(arguments[1]))";
const DIALOGS = "dialog:modal, [role=dialog]";

/** @throws CommandError that says what to install */
export function requireWebKit(): void {
  const missing = [SCREEN, DRIVER].filter((name) => spawnSync(name, ["-help"]).error);
  if (missing.length > 0)
    throw new CommandError(
      `Not found: ${missing.join(", ")}. Install what is missing: apt-get install xvfb webkit2gtk-driver`,
    );
}

/** A window of WebKitGTK, which has the engine of Safari, on a screen of its own. */
export class WebKit {
  readonly #base: string;
  readonly driver: WebDriver;
  readonly close: () => Promise<void>;

  private constructor(base: string, driver: WebDriver, close: () => Promise<void>) {
    this.#base = base;
    this.driver = driver;
    this.close = close;
  }

  /**
   * @param base the address of the shop
   * @throws where what `requireWebKit` asks for is missing
   */
  static async open(base: string): Promise<WebKit> {
    const screen = new SpawnedProcess(SCREEN, ["-displayfd", "1", "-screen", "0", "1600x1200x24"]);
    const display = await waitUntil("a screen", () => screen.output().match(/^\d+$/m)?.[0], { ms: SHOWN_MS });
    const port = await freePort();
    // The locale decides in which order the parts of a date are typed.
    const env = { ...process.env, DISPLAY: `:${display}`, LC_ALL: "C.UTF-8", LIBGL_ALWAYS_SOFTWARE: "1" };
    const server = new SpawnedProcess(DRIVER, [`--port=${port}`, "--host=127.0.0.1"], { env });
    const url = `http://127.0.0.1:${port}`;
    await waitUntil("WebKit's driver", async () => (await ask(`${url}/status`)).status === 200, {
      ms: SHOWN_MS,
    });
    const driver = await new Builder()
      .usingServer(url)
      .withCapabilities({ browserName: "MiniBrowser" })
      .build();
    return new WebKit(base, driver, async () => {
      await driver.quit();
      await server.stop();
      await screen.stop();
    });
  }

  /** A phone's is as narrow as the window can be, about 450 px. */
  async resize(width: number): Promise<void> {
    await this.driver.manage().window().setRect({ x: 0, y: 0, width, height: 900 });
  }

  /**
   * Opens a page of the shop.
   * @param base another way to the shop
   * @param isLive waits until the page has hydrated
   */
  async open(path: string, { base = this.#base, isLive = true } = {}): Promise<void> {
    await this.driver.get(base + path);
    if (isLive) await this.until("the page to hydrate", IS_LIVE);
  }

  /** Waits for a script of the page to return something that counts as true, and returns it. */
  until<T>(what: string, script: string, ...given: unknown[]): Promise<T> {
    return waitUntil(what, () => this.driver.executeScript<T | null>(script, ...given), { ms: SHOWN_MS });
  }

  /** Clicks what an XPath finds first, once it is there, in the middle of the window, where no bar lies over it. */
  async click(path: string): Promise<void> {
    const click = async () => {
      const found = await this.#find(path);
      await this.driver.executeScript(
        "arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })",
        found,
      );
      await found.click();
      return true;
    };
    await waitUntil(`a click on ${path}`, click, { ms: SHOWN_MS });
  }

  /** Waits until an XPath finds something. */
  async untilThere(path: string): Promise<void> {
    await waitUntil(path, () => this.#find(path), { ms: SHOWN_MS });
  }

  async focus(path: string): Promise<void> {
    await this.driver.executeScript("arguments[0].focus()", await this.#find(path));
  }

  async type(path: string, ...keys: string[]): Promise<void> {
    await this.#find(path).sendKeys(...keys);
  }

  /** Waits until some dialog shows this text. */
  untilDialogSays(text: string): Promise<true> {
    return this.until(`a dialog with "${text}"`, SAYS, DIALOGS, text);
  }

  untilNoDialog(): Promise<true> {
    return this.until("no dialog", "return !document.querySelector(arguments[0])", DIALOGS);
  }

  untilPageSays(text: string): Promise<true> {
    return this.until(`"${text}"`, SAYS, "body", text);
  }

  /** The address without its origin. */
  async address(): Promise<string> {
    return (await this.driver.getCurrentUrl()).slice(this.#base.length);
  }

  #find = (path: string) => this.driver.findElement(By.xpath(path));
}
