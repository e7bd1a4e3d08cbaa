import type { Refusal } from '@/lib/orders/model/placing'

/** The key of `errors` for why an order was refused; `not-sent` stands for one that never left. */
export function refusalProblem({ code }: Pick<Refusal, 'code'>): string {
  return code === 'not-sent' ? 'platformUnreachable' : 'platformRefused'
}
