import 'server-only'
import { sql } from 'drizzle-orm'
import { orders } from '@/lib/db/tables/orders'
import { problemOf } from './problem-of'

/** What is wrong with the order that a query is about, as `problemOf` has it. */
export const reportedProblem = problemOf(sql`${orders}.id`)
