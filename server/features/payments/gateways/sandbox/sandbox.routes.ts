import { createHash, randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '#server/lib/problem.ts';
import { utcDay } from '#shared/days.ts';
import { parseMoney } from '#shared/money.ts';
import { changePayment, type SandboxParts, toPageUrl } from './sandbox.gateway.ts';
import {
  type SandboxPayment,
  type Step,
  stepOfCancelling,
  stepOfClock,
  stepOfConfirming,
  stepOfPaying,
  stepOfTransfer,
} from './sandbox.rules.ts';
import { findPayment, insertToken } from './sandbox.store.ts';
import { pageStyle, sandboxPage } from './sandbox-page.ts';
import { readForm } from './test-numbers.rules.ts';

interface ByReference {
  Params: { reference: string };
  Body: Record<string, string>;
}

/**
 * The pages of the embedded provider, on an origin of their own. What is typed here is used to find how the
 * test number behaves, and then forgotten.
 */
export function sandboxRoutes(app: FastifyInstance, parts: SandboxParts): void {
  const host = new URL(parts.origin).hostname;
  // Another company's pages: hosts and logins of the portal mean nothing here.
  const config = { access: 'open' as const };
  const onRequest = async (request: FastifyRequest) => {
    if (request.hostname !== host) throw new Problem(404, 'NOT_FOUND', 'Nothing here');
  };
  app.register(async (pages) => {
    pages.removeAllContentTypeParsers();
    pages.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 2_000 },
      (_request, text, done) => done(null, Object.fromEntries(new URLSearchParams(String(text)))),
    );
    pages.get<ByReference>(
      '/sandbox-pay/:reference',
      { config, onRequest },
      async (request, reply) => sendPage(reply, await getPayment(parts, request), null),
    );
    pages.post<ByReference>(
      '/sandbox-pay/:reference',
      { config, onRequest },
      async (request, reply) => {
        const { reference } = await getPayment(parts, request);
        const problem = await act(parts, reference, request.body ?? {});
        const after = await getPayment(parts, request);
        if (problem || (after.status === 'pending' && after.reason))
          return sendPage(reply, after, problem);
        const isOver = after.status !== 'second_step' && after.status !== 'pending';
        return reply.redirect(isOver ? after.asked.returnUrl : toPageUrl(parts, reference), 303);
      },
    );
  });
}

async function getPayment({ db }: SandboxParts, request: FastifyRequest<ByReference>) {
  const payment = await findPayment(db, request.params.reference);
  if (!payment) throw new Problem(404, 'UNKNOWN_PAYMENT', 'There is no such payment');
  return payment;
}

/** Does what a button of the page says. @returns the problem of the form; null when it was taken */
async function act(
  parts: SandboxParts,
  reference: string,
  form: Record<string, string>,
): Promise<string | null> {
  let problem: string | null = null;
  await changePayment(parts, reference, async (payment, tx): Promise<Step & { token?: string }> => {
    const now = new Date();
    const { status, asked, nextAt } = payment;
    const { action } = form;
    if (action === 'cancel') return stepOfCancelling(payment);
    if (status === 'second_step')
      return action === 'confirm' || action === 'refuse'
        ? stepOfConfirming(action === 'confirm')
        : {};
    if (action === 'skip' && status !== 'pending' && nextAt) return stepOfClock(payment, nextAt);
    if (status !== 'pending') return {};
    if (action === 'transfer' && asked.method === 'virtual_account') {
      const amount = parseMoney(form.amount ?? '', asked.precision);
      if (amount !== null && amount > 0) return stepOfTransfer(amount);
      problem = 'BAD_AMOUNT';
    }
    if (action !== 'pay' || asked.method === 'virtual_account') return {};
    const entered = readForm(asked.method, form, utcDay(now));
    if (typeof entered === 'string') {
      problem = entered;
      return {};
    }
    const paying = stepOfPaying(entered.behavior, now);
    // Of a declined one nothing is kept.
    const step = paying.status ? { ...paying, display: entered.display } : paying;
    if (!asked.save || form.save !== 'yes' || step.status === undefined) return step;
    const token = `tok_${randomUUID()}`;
    await insertToken(tx, token, entered);
    return { ...step, token };
  });
  return problem;
}

const styleHash = createHash('sha256').update(pageStyle).digest('base64');

function sendPage(reply: FastifyReply, payment: SandboxPayment, problem: string | null) {
  // The answer to the form leads back to the portal, which `form-action` has to allow.
  const back = new URL(payment.asked.returnUrl).origin;
  reply.header(
    'content-security-policy',
    `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self' ${back}; base-uri 'none'; frame-ancestors 'none'`,
  );
  reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
  return reply.type('text/html').send(sandboxPage(payment, problem));
}
