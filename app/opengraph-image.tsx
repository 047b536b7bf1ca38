import { shareImageSize } from "@/lib/seo/config";
import { shareImage } from "@/lib/seo/share-image";
import { shop } from "@/lib/shop/shop";

export const alt = shop.name;
export const size = shareImageSize;
export const contentType = "image/png";

export default function HomeShareImage() {
  return shareImage("home");
}
