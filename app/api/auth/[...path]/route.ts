import { handleAuth } from "@/lib/server/auth/handler";

export const POST = handleAuth;
