import { Pool, type PoolClient, type PoolConfig, type QueryConfig } from 'pg'
import { comesOften } from './named-statements'

/** Of the connections that a pool has in all. */
const FREQUENT = 3

/**
 * A pool whose statements that come often go over a few of its connections: those have names and plans
 * for them from early on, and stay open while nobody asks anything. PostgreSQL plans each once there,
 * whatever its values are (decision 0364). Where all of them are busy, a statement goes as any other.
 * Transactions are no part of this.
 */
export class FrequentPool extends Pool {
  readonly #frequent: Pool

  /** `set` is what every connection is told first. */
  constructor({ set, ...config }: PoolConfig & { max: number; set: string }) {
    super({ ...config, max: config.max - FREQUENT, ...toldFirst(set) })
    this.#frequent = new Pool({
      ...config,
      max: FREQUENT,
      // Until its time is over (`maxLifetimeSeconds`).
      idleTimeoutMillis: 0,
      ...toldFirst(`${set}; set plan_cache_mode = force_generic_plan`),
    })
    this.#frequent.on('error', (error, client) => this.emit('error', error, client))
    this.#frequent.on('connect', (client: PoolClient) => this.emit('connect', client))
  }

  override query(...given: unknown[]): never {
    const [asked, ...rest] = given
    return comesOften(asked) && this.#isFree()
      ? (this.#frequent.query(asked as QueryConfig, ...(rest as [])) as never)
      : (super.query(asked as QueryConfig, ...(rest as [])) as never)
  }

  override async end(): Promise<void> {
    await Promise.all([super.end(), this.#frequent.end()])
  }

  #isFree(): boolean {
    const { idleCount, totalCount, waitingCount } = this.#frequent
    return idleCount + FREQUENT - totalCount > waitingCount
  }
}

const toldFirst = (statements: string): Pick<PoolConfig, 'onConnect'> => ({
  // oxlint-disable-next-line typescript/no-misused-promises -- the pool waits for it, whatever its type says
  onConnect: async (client) => {
    await client.query(statements)
  },
})
