import type { Client } from 'pg'
import { databasePool } from '@/lib/db/client'
import { type Statement, statementsOf } from './statements-of'

type PlanNode = {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  Plans?: PlanNode[]
}

/**
 * How the database carried out one statement: its text, the tables read whole, the indexes used,
 * how many rows of tables it looked at, also those that it then left out, all in all and of each table.
 */
type Plan = {
  text: string
  readWhole: string[]
  indexes: string[]
  rowsRead: number
  rowsOf: ReadonlyMap<string, number>
}

const WRITES = /\b(for update|insert into|delete from|update \w+ (\w+ )?set)\b/i

/** Whether it only reads: what writes is not done twice. */
const isSelect = ({ text }: Statement) =>
  /^\s*(select|with)\b/i.test(text) && !WRITES.test(text.replaceAll('"', ''))

const isOfTables = ({ text }: Statement) => /^\s*(select|with|insert|update|delete)\b/i.test(text)

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

/** The rows of its table that a scan looked at, in all its loops; 0 for what only joins or sorts. */
function rowsReadBy(node: PlanNode): number {
  if (!node['Relation Name']) return 0
  const removed =
    (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)
  return (node['Actual Rows'] + removed) * node['Actual Loops']
}

/** The plan of every `select` of an operation, with the very values that it sends. */
export async function plansOf(work: () => Promise<unknown>): Promise<Plan[]> {
  const plans: Plan[] = []
  for (const said of (await statementsOf(work)).filter(isSelect)) {
    plans.push(await planOf(databasePool(), said))
  }
  return plans
}

/** How the planner joins where it takes each side for a row or two. */
export const ROW_BY_ROW = 'set local enable_hashjoin = off; set local enable_mergejoin = off'

/**
 * The same of every statement, also of those that write: each is taken back where it was explained,
 * with the planner as `set` puts it.
 */
export async function plansOfAll(work: () => Promise<unknown>, set = ''): Promise<Plan[]> {
  const plans: Plan[] = []
  const client = await databasePool().connect()
  try {
    for (const said of (await statementsOf(work)).filter(isOfTables)) {
      await client.query(`begin; ${set}`)
      plans.push(await planOf(client, said))
      await client.query('rollback')
    }
  } finally {
    client.release()
  }
  return plans
}

async function planOf(on: Pick<Client, 'query'>, { text, values }: Statement): Promise<Plan> {
  const { rows } = await on.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
    `explain (analyze, timing off, format json) ${text}`,
    values,
  )
  const nodes = rows.flatMap((row) => nodesOf(row['QUERY PLAN'][0].Plan))
  const rowsOf = new Map<string, number>()
  for (const node of nodes) {
    const { 'Relation Name': table } = node
    if (table && rowsReadBy(node) > 0) {
      rowsOf.set(table, (rowsOf.get(table) ?? 0) + rowsReadBy(node))
    }
  }
  return {
    text,
    readWhole: nodes.flatMap((node) =>
      node['Node Type'] === 'Seq Scan' && node['Relation Name'] ? [node['Relation Name']] : [],
    ),
    indexes: nodes.flatMap((node) => node['Index Name'] ?? []),
    rowsRead: nodes.reduce((sum, node) => sum + rowsReadBy(node), 0),
    rowsOf,
  }
}
