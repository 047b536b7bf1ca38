-- AlterTable
ALTER TABLE "privacy_requests" ADD COLUMN     "answer" TEXT;
