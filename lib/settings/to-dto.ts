import type { LaunchDateDto } from "@/lib/settings/schema";

export const toLaunchDateDto = (launch: Date | null): LaunchDateDto => ({
  launchDate: launch?.toISOString() ?? "",
});
