import 'server-only'
import type { Failure } from '@/lib/i18n/action-result'

const STATUS: Readonly<Record<string, number>> = {
  signInAgain: 401,
  notAllowed: 403,
  notOnTablet: 403,
  notFound: 404,
  wrongInput: 400,
  unexpected: 500,
}

/** What a read answers when it fails. */
export function readFailure(problem: Failure): Response {
  return Response.json(problem, {
    status: STATUS[problem.problem] ?? 502,
    headers: { 'cache-control': 'no-store' },
  })
}
