import { isDiskFull } from "./owner-file";

/** Why a data folder cannot be used, in one sentence. */
export function folderReason(error: unknown): string {
  const { code, path, message } = error as NodeJS.ErrnoException;
  if (code === "EROFS") return `The data folder ${path} is read-only.`;
  if (code === "EACCES" || code === "EPERM")
    return `The data folder ${path} cannot be read or written by this user.`;
  if (code === "ENOTDIR" || code === "EEXIST") return `The data folder ${path} is not a folder.`;
  if (isDiskFull(error)) return "The disk is full.";
  return message;
}
