"use server";

import { adminAction } from "@/lib/actions/admin-action";
import { LaunchDateInput } from "@/lib/settings/schema";
import { setLaunchDate } from "@/lib/settings/set-launch-date";

export const setLaunchDateAction = adminAction(LaunchDateInput, setLaunchDate);
