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
 * how many rows of tables it looked at, also those that it then left out, and the tables of these.
 */
type Plan = {
  text: string
  readWhole: string[]
  indexes: string[]
  rowsRead: number
  lookedAt: string[]
}

/** Every `select` that `work` sends to the database of this process: what writes is not done twice. */
async function selectsOf(work: () => Promise<unknown>): Promise<Statement[]> {
  const said = await statementsOf(work)
  return said.filter(
    ({ text }) =>
      /^\s*(select|with)\b/i.test(text) &&
      !/\b(for update|insert into|delete from|update \w+ set)\b/i.test(text.replaceAll('"', '')),
  )
}

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
  for (const { text, values } of await selectsOf(work)) {
    const { rows } = await databasePool().query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
      `explain (analyze, timing off, format json) ${text}`,
      values,
    )
    const nodes = rows.flatMap((row) => nodesOf(row['QUERY PLAN'][0].Plan))
    plans.push({
      text,
      readWhole: nodes.flatMap((node) =>
        node['Node Type'] === 'Seq Scan' && node['Relation Name'] ? [node['Relation Name']] : [],
      ),
      indexes: nodes.flatMap((node) => node['Index Name'] ?? []),
      rowsRead: nodes.reduce((sum, node) => sum + rowsReadBy(node), 0),
      lookedAt: nodes.flatMap((node) =>
        rowsReadBy(node) > 0 ? (node['Relation Name'] ?? []) : [],
      ),
    })
  }
  return plans
}
