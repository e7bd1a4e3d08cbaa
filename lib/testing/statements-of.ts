import { Client } from 'pg'

export type Statement = { text: string; values: unknown[] }

/** Everything that this process sends to databases while `work` goes on, in the order in which it leaves. */
export async function statementsOf(work: () => Promise<unknown>): Promise<Statement[]> {
  const said: Statement[] = []
  const send = Reflect.get(Client.prototype, 'query') as (
    this: Client,
    ...given: unknown[]
  ) => unknown
  const spy = function (this: Client, ...given: unknown[]): unknown {
    const [asked, values] = given as [string | { text: string }, unknown[] | undefined]
    const text = typeof asked === 'string' ? asked : asked.text
    said.push({ text, values: Array.isArray(values) ? values : [] })
    return send.apply(this, given)
  }
  Object.assign(Client.prototype, { query: spy })
  try {
    await work()
  } finally {
    Object.assign(Client.prototype, { query: send })
  }
  return said
}
