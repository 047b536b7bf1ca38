import { isLoopback } from "@/lib/loopback";
import { LIBRARY_STYLE_HASHES } from "./style-hashes";

/** Where the pictures of Google's reviewers live; their terms ask us to show and not to copy them. */
const REVIEWER_PICTURES = "https://lh3.googleusercontent.com";
const MAP = ["https://www.google.com", "https://maps.google.com"];

type PolicyParts = {
  /** Sources beside 'self': hashes on stored pages, a nonce on pages rendered on request. */
  scripts: readonly string[];
  /** Hashes of style attributes; "any" where the page is streamed and they cannot be known before. */
  styleAttributes: readonly string[] | "any";
  isHttps: boolean;
  /** The script address of the embedded widget, where one is configured. */
  widgetUrl?: string;
  /** Address of the Places API: a practice reviews server serves its reviewers' pictures itself. */
  placesUrl?: string;
};

function reviewerPictures(placesUrl: string | undefined): string[] {
  const practiceServer = placesUrl && isLoopback(new URL(placesUrl)) ? [new URL(placesUrl).origin] : [];
  return [REVIEWER_PICTURES, ...practiceServer];
}

const directive = (name: string, ...sources: readonly string[]) => [name, ...sources].join(" ");

/**
 * The content security policy of a page. Nothing is allowed that is not named, and no inline script runs that the build
 * did not write, Next did not push as data, or a nonce did not mark (docs/adr/0011).
 */
export function contentSecurityPolicy({
  scripts,
  styleAttributes,
  isHttps,
  widgetUrl,
  placesUrl,
}: PolicyParts): string {
  const widget = widgetUrl ? [new URL(widgetUrl).origin] : [];
  const attributes =
    styleAttributes === "any"
      ? ["'unsafe-inline'"]
      : styleAttributes.length > 0
        ? ["'unsafe-hashes'", ...styleAttributes]
        : ["'none'"];
  return [
    directive("default-src", "'none'"),
    directive("script-src", "'self'", ...scripts, ...widget),
    directive("style-src", "'self'", ...LIBRARY_STYLE_HASHES),
    directive("style-src-attr", ...attributes),
    directive("img-src", "'self'", "data:", "blob:", ...reviewerPictures(placesUrl), ...widget),
    directive("font-src", "'self'"),
    directive("connect-src", "'self'", ...widget),
    directive("worker-src", "'self'"),
    directive("manifest-src", "'self'"),
    directive("media-src", "'self'", "blob:"),
    directive("frame-src", ...MAP, ...widget),
    directive("object-src", "'none'"),
    directive("base-uri", "'none'"),
    directive("form-action", "'self'"),
    directive("frame-ancestors", "'none'"),
    ...(isHttps ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}

/**
 * The policy of the build's scripts, styles and fonts. A browser applies it to a worker made of one; it ignores a
 * page's directives there, which would be a kilobyte in front of each file.
 */
export const BUILD_FILE_POLICY =
  "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'";

/** Headers of every response. */
export function securityHeaders(isHttps: boolean): Record<string, string> {
  return {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    // The camera reads members' codes at the counter; nothing else on the site needs a sensor.
    "permissions-policy":
      "camera=(self), microphone=(), geolocation=(), payment=(), usb=(), midi=(), serial=(), accelerometer=(), gyroscope=(), magnetometer=(), display-capture=(), browsing-topics=()",
    // Two years, as browsers' preload lists ask at least one (RFC 6797).
    ...(isHttps ? { "strict-transport-security": "max-age=63072000; includeSubDomains" } : {}),
  };
}
