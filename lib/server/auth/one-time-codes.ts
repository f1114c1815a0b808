import { timingSafeEqual } from "node:crypto";
import { createOTP } from "@better-auth/utils/otp";
import { createAuthMiddleware, getSessionFromCtx } from "better-auth/api";
import { symmetricDecrypt } from "better-auth/crypto";
import type { PrismaClient } from "../db/generated/client.ts";
import { hashBackupCode } from "./backup-codes.ts";
import { endFutureLock } from "./clock-ahead.ts";

type Context = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0];

/** Length of a step in ms, as in authenticator apps (RFC 6238, 4.1). */
const STEP = 30_000;
/** Allowed clock drift in steps. */
const DRIFT = [-1, 0, 1];

/**
 * Replaces the code of a request with the value that better-auth compares: a valid code of the authenticator
 * app or nothing, a backup code by its hash.
 */
export const prepareCode = (prisma: PrismaClient) =>
  createAuthMiddleware(async (ctx) => {
    const { code } = (ctx.body ?? {}) as { code?: string };
    if (code === undefined) return;
    const userId = await userOf(ctx);
    if (userId !== undefined) await endFutureLock(prisma, userId);
    if (ctx.path === "/two-factor/verify-backup-code") return withCode(hashBackupCode(code));
    if (ctx.path === "/two-factor/verify-totp") return withCode(await claimCode(prisma, ctx, userId, code));
  });

const withCode = (code: string) => ({ context: { body: { code } } });

/**
 * Returns a code whose step is later than the last claimed one, in the database, so that each code works once
 * across all servers (RFC 6238, 5.2). Others become an empty one, which counts as wrong.
 */
async function claimCode(
  prisma: PrismaClient,
  ctx: Context,
  userId: string | undefined,
  code: string,
): Promise<string> {
  const factor = userId === undefined ? null : await prisma.twoFactor.findFirst({ where: { userId } });
  // better-auth reports the missing factor.
  if (factor === null) return code;
  const secret = await symmetricDecrypt({ key: ctx.context.secretConfig, data: factor.secret });
  const step = await stepOf(secret, code);
  return step !== undefined && (await claim(prisma, factor.id, step)) ? code : "";
}

async function userOf(ctx: Context): Promise<string | undefined> {
  const session = await getSessionFromCtx(ctx);
  if (session) return session.user.id;
  const cookie = ctx.context.createAuthCookie("two_factor");
  const challenge = await ctx.getSignedCookie(cookie.name, ctx.context.secret);
  if (!challenge) return undefined;
  return (await ctx.context.internalAdapter.findVerificationValue(challenge))?.value;
}

/** Returns the step of a six-digit code, counted from 1970; undefined for a wrong one. */
async function stepOf(secret: string, code: string): Promise<number | undefined> {
  const now = Math.floor(Date.now() / STEP);
  const otp = createOTP(secret);
  const codes = await Promise.all(DRIFT.map((drift) => otp.hotp(now + drift)));
  const matches = codes.map((expected) => timingSafeEqual(Buffer.from(expected), Buffer.from(code)));
  const drift = DRIFT[matches.lastIndexOf(true)];
  return drift === undefined ? undefined : now + drift;
}

/**
 * Claims a step unless it or a later one was claimed: one statement, so that one of two requests wins.
 * Ignores a claimed step far in the future, which a clock that was ahead caused.
 */
const claim = async (prisma: PrismaClient, id: string, step: number): Promise<boolean> =>
  (await prisma.$executeRaw`
    UPDATE "auth_two_factors" SET "last_step" = ${step}::int
    WHERE "id" = ${id} AND ("last_step" IS NULL OR "last_step" < ${step}::int OR "last_step" > ${step}::int + 10)`) >
  0;
