import type { MetadataRoute } from "next";
import { themeColors } from "@/components/theme/theme-colors";
import { routes } from "@/lib/routes";
import { shop } from "@/lib/shop/shop";

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: shop.name,
    short_name: shop.shortName,
    description: shop.description,
    lang: "en-US",
    start_url: routes.home.path,
    display: "minimal-ui",
    background_color: themeColors.dark,
    theme_color: themeColors.dark,
    icons: [
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  };
}
