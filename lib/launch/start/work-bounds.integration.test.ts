import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { desc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { orders } from '@/lib/db/tables/orders'
import { runRetention } from '@/lib/retention/run-retention'
import { plansOfAll, ROW_BY_ROW } from '@/lib/testing/plans-of'
import { testInstance, type TestInstance } from '@/lib/testing/test-instance'
import { TASK_GROUPS } from './task-groups'

/** Orders whose customers were forgotten, of which a few never ended, and those of the last weeks. */
const OLD = 12_000
const OPEN = 5
const NEW = 1_200

/** What one turn of a task may look at: what is recent, a few times. */
const MOST_READ = 6_000

let instance: TestInstance
let dataDir = ''

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'handover-work-'))
  process.env['DATA_DIR'] = dataDir
  instance = await testInstance({})
  const central = await instance.storeId('HK-CENTRAL-01')
  const shatin = await instance.storeId('HK-SHATIN-03')
  const { id: by } = await instance.actor('manager')
  // The old ones are of a year that ended half a year ago, and all that stands beside an order with
  // them. Of reports the planner knows one store, as where another was opened since.
  await instance.asOwner(`
    set handover.search_text = 'later';
    insert into orders (family, store_id, client_order_id, "placing", stage, closed, recipient_name,
      created_at, updated_at, closed_at, pseudonymised_at)
    select case n % 2 when 0 then 'food' else 'express' end, ${central}, 'N' || n, 'placed', 'done',
      n > ${OPEN}, case when old then null else 'Person ' || n end, at, at,
      case when n > ${OPEN} then at end, case when old then now() end
    from (
      select n, n > ${OPEN} and n <= ${OLD} as old, case when n <= ${OLD}
        then now() - interval '190 days' - (${OLD} - n) * interval '40 minutes'
        else now() - interval '29 days' + (n - ${OLD}) * interval '30 minutes' end as at
      from generate_series(1, ${OLD + NEW}) n) made;
    insert into order_events (order_id, identity, source, kind, stage, at)
      select id, kind, 'callback', 'status', kind, created_at
      from orders, unnest(array['riding', 'done']) kind;
    insert into inbox (family, digest, raw, platform_order_id, client_order_id, stale, received_at,
      order_id, applied_at)
      select family, id || kind, case when pseudonymised_at is null then '{}' else '' end, 'P' || id,
        client_order_id, false, created_at, id, created_at
      from orders, unnest(array['riding', 'done']) kind;
    insert into print_runs (by, state, paper, copies)
      select ${by}, 'answered', 'A4', 1 from generate_series(1, ${OLD}, 10);
    insert into prints (order_id, number, run_id, paper, copies, pages, sha256, at, by)
      select o.id, 1, r.id, 'A4', 1, 1, '', o.created_at, ${by}
      from orders o join print_runs r on r.id = 1 + o.id / 10 % ${OLD / 10};
    insert into print_run_items (run_id, order_id, printed)
      select p.run_id, p.order_id, true from prints p;
    insert into checkouts (order_id, batch, how, at, by)
      select id, 'day', 'scanner', created_at, ${by} from orders;
    insert into hand_in_sheets (store_id, batch, number, rows, printed_at, printed_by, created_by)
      select ${central}, 'day' || n, n, jsonb_agg(jsonb_build_object('orderId', id, 'recipientName',
        recipient_name)), now(), ${by}, ${by}
      from (select id, recipient_name, row_number() over (order by id) as n from orders) o
      group by n;
    insert into imports (form_key, store_id, created_by, file_name, columns, row_count, created_at)
      values (gen_random_uuid(), ${central}, ${by}, 'import-1', '[]', 1, now() - interval '1 year');
    insert into import_rows (import_id, position, cells, state, order_id)
      select i.id, o.id, case when pseudonymised_at is null then '{"a": "b"}' else '{}' end::jsonb,
        'sent', o.id
      from orders o, imports i;
    insert into audit_entries (action, actor_id, store_id, record_kind, record_id, at)
      select 'order.placed', ${by}, ${central}, 'order', id::text, created_at from orders;
    insert into audit_personal (entry_id, salt, data)
      select e.id, '', '{"a": "b"}' from audit_entries e
      join orders o on o.id::text = e.record_id where o.pseudonymised_at is null;
    insert into courier_positions (order_id, at, lat, lng)
      select id, created_at, 22.28, 114.15 from orders where pseudonymised_at is null;
    insert into report_days (store_id, family, day, counted_at)
      select ${shatin}, 'food', current_date - n, now() from generate_series(2, 740) n;
    analyze`)
})
afterAll(async () => {
  rmSync(dataDir, { recursive: true })
  await instance.close()
})

/** Rows of what there is for each day, and not for each order, are not counted. */
const DAILY = 'report_days'

const readBy = ({ rowsRead, rowsOf }: Awaited<ReturnType<typeof plansOfAll>>[number]) =>
  rowsRead - (rowsOf.get(DAILY) ?? 0)

function expectFew(plans: Awaited<ReturnType<typeof plansOfAll>>): void {
  const worst = plans.toSorted((one, other) => readBy(other) - readBy(one))[0]
  const rows = worst ? readBy(worst) : 0
  expect(rows, worst && `${worst.text}\n${[...worst.rowsOf].join('; ')}`).toBeLessThan(MOST_READ)
}

const attempt = { isLast: false, stopping: new AbortController().signal }
const turns = TASK_GROUPS.flatMap(({ tasks, repeated }) =>
  repeated.map(({ task }): [string, () => Promise<unknown>] => [
    task,
    async () => tasks[task]?.({}, attempt),
  ]),
)

const mustEnd = () => runRetention({ db: instance.db, days: 180, dataDir, now: new Date() })

it.each<[string, () => Promise<unknown>]>([...turns, ['what must end', mustEnd]])(
  'old orders cost nothing where there is nothing to do: %s',
  async (_, work) => {
    // The first turn may find something.
    await work()
    const plans = [...(await plansOfAll(work)), ...(await plansOfAll(work, ROW_BY_ROW))]
    expectFew(plans)
  },
)

it('what one order leaves behind is found by its number', async () => {
  const [last] = await instance.db.select().from(orders).orderBy(desc(orders.id)).limit(1)
  const ours = eq(orders.id, last?.id ?? 0)
  await instance.db
    .update(orders)
    .set({ closedAt: sql`now() - interval '181 days'` })
    .where(ours)
  const plans = await plansOfAll(mustEnd)
  const [kept] = await instance.db.select().from(orders).where(ours)
  expect(kept?.pseudonymisedAt).not.toBeNull()
  expectFew(plans)
})
