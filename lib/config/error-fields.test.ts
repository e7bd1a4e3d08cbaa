import { DrizzleQueryError } from 'drizzle-orm'
import { DatabaseError } from 'pg'
import { expect, it } from 'vitest'
import { NotSent } from '@/lib/platform/errors'
import { Problem } from '@/lib/domain/problem'
import { errorFields } from './error-fields'

const SECRETS = /陳大文|Chan Tai Man|91234567|Nathan Road|hunter2/

function databaseError(): DatabaseError {
  const error = new DatabaseError('duplicate key: (91234567)', 120, 'error')
  return Object.assign(error, {
    code: '23505',
    detail: 'Key (phone)=(91234567) already exists.',
    constraint: 'customers_phone',
    table: 'customers',
    where: 'unnamed portal parameter $1 = 陳大文',
  })
}

it('tells which constraint of which table a query broke, and none of its parameters', () => {
  const params = ['陳大文', '91234567']
  const error = new DrizzleQueryError('insert into customers …', params, databaseError())
  const fields = errorFields(error)
  expect(JSON.stringify(fields)).not.toMatch(SECRETS)
  expect(fields).toMatchObject({
    cause: { code: '23505', constraint: 'customers_phone', table: 'customers' },
  })
  expect(fields.stack?.[0]).toMatch(/^at .+error-fields\.test\.ts:\d+:\d+\)?$/)
})

it.each([
  new Error('Failed query: … params: 陳大文,91234567'),
  new Error('two\nlines\n    at Chan Tai Man (/home/91234567:1:1)'),
  new SyntaxError('Unexpected token 陳大文'),
  Object.assign(new Error('x'), { code: 'Chan Tai Man', constraint: '91234567 Nathan Road' }),
  Object.assign(new Error('x'), { name: 'Chan Tai Man', kind: 'hunter2' }),
  Object.assign(new Error('x'), { message: '91234567', password: 'hunter2' }),
  new TypeError('fetch failed', { cause: new Error('connect to 91234567', { cause: '陳大文' }) }),
  new AggregateError([new Error('91234567')], 'Chan Tai Man'),
  '陳大文 91234567',
  { message: '91234567', phone: '91234567' },
  null,
  undefined,
])('of %j nothing is told that somebody wrote', (error) => {
  expect(JSON.stringify(errorFields(error))).not.toMatch(SECRETS)
})

it('tells of our own errors what they say of themselves', () => {
  const call = {
    family: 'food',
    operation: 'createOrder',
    changes: true,
    requestId: 'r-1',
  } as const
  expect(errorFields(new NotSent(call, 'cannot-connect'))).toMatchObject({
    type: 'NotSent',
    kind: 'not-sent',
    family: 'food',
    operation: 'createOrder',
    reason: 'cannot-connect',
    requestId: 'r-1',
  })
  expect(errorFields(new Problem('notFound'))).toMatchObject({ type: 'Problem', key: 'notFound' })
})

it('does not follow causes for ever', () => {
  const error = new Error('round')
  error.cause = error
  expect(JSON.stringify(errorFields(error)).length).toBeLessThan(20_000)
})
