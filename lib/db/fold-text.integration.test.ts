import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { foldText } from '@/lib/domain/fold-text'
import { testInstance, type TestInstance } from '@/lib/testing/test-instance'
import { holdsText } from './holds-text'

let instance: TestInstance
beforeAll(async () => {
  instance = await testInstance({})
})
afterAll(() => instance.close())

const TEXTS = [
  'Nguyễn Thị Đức',
  'ĐƠN HÀNG 12',
  'Tie\u0302\u0301ng Vie\u0323\u0302t',
  'Jalan Bukit Bintang',
  'ออเดอร์ที่อยู่ น้ำ',
  '中環店 ＡＢＣ１２３',
  'Straße ß İ café',
]

it.each(TEXTS)('the database folds %j as the program does', async (text) => {
  const { rows } = await instance.db.execute(sql`select fold_text(${text}) as folded`)
  expect(rows).toEqual([{ folded: foldText(text) }])
})

it.each([
  ['Nguyễn Thị Đức', 'nguyen thi duc', true],
  ['Nguyen Thi Duc', 'Đức', true],
  ['ที่อยู่', 'ทีอยู่', true],
  ['100% sure', '0% s', true],
  ['100 sure', '0% s', false],
  ['Sha Tin', 'shatin', false],
])('%j holds %j: %s', async (text, sought, holds) => {
  const { rows } = await instance.db.execute(
    sql`select ${holdsText(sql`${text}::text`, sought)} as holds`,
  )
  expect(rows).toEqual([{ holds }])
})
