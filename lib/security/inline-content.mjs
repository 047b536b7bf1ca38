import { createHash } from "node:crypto";

/**
 * What a page executes or styles inline, and which of it a content security policy may allow by hash. Plain JavaScript:
 * Next loads the cache handler, which uses this, without a compiler.
 */

/** Script types a browser executes; everything else is a data block (HTML standard, 4.12.1). */
const EXECUTED = /^(?:text\/javascript|application\/javascript|module|)$/i;
const ENTITIES = { amp: "&", quot: '"', lt: "<", gt: ">", "#x27": "'", "#39": "'" };

/** A CSP source that allows exactly this text. */
export function hashSource(text) {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

/**
 * The text of every script in the page that a browser would run.
 * @param {string} html
 * @returns {string[]}
 */
export function inlineScripts(html) {
  const scripts = [];
  for (const [, attributes = "", text = ""] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)) {
    const type = /\btype="([^"]*)"/i.exec(attributes)?.[1] ?? "";
    if (!/\bsrc=/i.test(attributes) && EXECUTED.test(type)) scripts.push(text);
  }
  return scripts;
}

/**
 * The values of all style attributes, as the browser reads them.
 * @param {string} html
 * @returns {string[]}
 */
export function styleAttributes(html) {
  const markup = html.replace(/<script\b[\s\S]*?<\/script>/gi, "");
  return [...markup.matchAll(/<[a-z][^>]*?\sstyle="([^"]*)"/gi)].map(([, value = ""]) =>
    value.replace(/&(amp|quot|lt|gt|#x27|#39);/g, (_, name) => ENTITIES[name]),
  );
}

/**
 * True for a script that can only hand data to Next's router: one push of one array literal that is pure JSON. Nothing
 * else can hide in it, because JSON holds no calls.
 * @param {string} script
 */
export function isInertData(script) {
  const [, literal] = /^self\.__next_f\.push\((\[[\s\S]*\])\)$/.exec(script) ?? [];
  if (literal === undefined) return false;
  try {
    return Array.isArray(JSON.parse(literal));
  } catch {
    return false;
  }
}

/**
 * Style attributes that component code of ours or of our libraries writes: custom properties and a few plain words and
 * numbers. Anything that could fetch (url) or is unusually long is left to be blocked.
 * @param {string} value
 */
function isPlainStyle(value) {
  return value.length <= 300 && !/url\(|image-set|expression|@|\\/i.test(value);
}

/**
 * The inline content of one page that may run: scripts the build itself wrote, and inert data; plain style attributes.
 * @param {string} html
 * @param {ReadonlySet<string>} constants hash sources of the scripts the build wrote
 */
export function allowedInline(html, constants) {
  const scripts = new Set();
  for (const script of inlineScripts(html)) {
    const source = hashSource(script);
    if (constants.has(source) || isInertData(script)) scripts.add(source);
  }
  const styles = new Set(styleAttributes(html).filter(isPlainStyle).map(hashSource));
  return { scripts: [...scripts], styles: [...styles] };
}
