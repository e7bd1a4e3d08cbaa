import { Pool } from 'pg'

// As many connections as the product's own pool has.
const pool = new Pool({ connectionString: process.env['DATABASE_URL'], max: 12 })

/** The least that a receiver of callbacks could do: keep one row, and say so. */
export async function POST(request: Request): Promise<Response> {
  await pool.query('insert into bench_baseline (raw) values ($1)', [await request.text()])
  return Response.json({ error: 0, err_msg: '' })
}

/** For whoever waits until this is ready. */
export function GET(): Response {
  return new Response('ready')
}
