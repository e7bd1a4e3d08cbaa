import { createTranslator } from 'next-intl'
import { expect, it } from 'vitest'
import type { ExceptionRow } from '@/lib/exceptions/model/exception-list'
import { messagesOf } from '@/lib/i18n/messages'
import type { Locale } from '@/lib/i18n/locales'
import { exceptionsFile, type ExportLabels } from './exceptions-file'

function wordsOf(locale: Locale): ExportLabels {
  const messages = messagesOf(locale)
  const t = createTranslator({ locale, messages, namespace: 'exceptions' })
  const orders = createTranslator({ locale, messages, namespace: 'orders' })
  return {
    column: (column) => t(`file.${column}`),
    family: (family) => t(`family.${family}`),
    kind: (kind) => t(`kind.${kind}`),
    stage: (family, stage) => orders(`stage.${family}.${stage}`),
  }
}

const row: ExceptionRow = {
  orderId: 1,
  family: 'express',
  storeId: 7,
  code: '880001',
  clientOrderId: 'W-1',
  recipientName: '=HYPERLINK("http://x")',
  stage: 'riding',
  placing: 'placed',
  exceptions: [
    { kind: 'late-delivery', since: Date.parse('2026-11-22T04:00:00Z') },
    { kind: 'silent', since: Date.parse('2026-11-21T04:00:00Z') },
  ],
  pickupIsDay: false,
  reported: null,
  statusAt: '2026-11-21T04:00:00.000Z',
  owner: null,
  note: 'Called, nobody there',
  snoozedUntil: null,
}
const storeOf = (id: number) => (id === 7 ? { code: 'HK-1', region: 'HK' as const } : undefined)
const linesOf = (locale: Locale, rows: readonly ExceptionRow[]) =>
  exceptionsFile(rows, { storeOf, words: wordsOf(locale) }).split('\r\n')

it('is a file in the person’s language and the store’s time, without formulas', () => {
  const [head, line] = linesOf('en', [row])
  expect(head).toMatch(/^\uFEFFStore,Kind of order,/)
  expect(line).toBe(
    `HK-1,Waybill,W-1,880001,"'=HYPERLINK(""http://x"")",Late delivery / No updates,` +
      `2026-11-21 12:00,,On the way,2026-11-21 12:00,,"Called, nobody there",`,
  )
  const [chinese, chineseLine] = linesOf('zh-HK', [row])
  expect(chinese).toMatch(/^\uFEFF分店,/)
  expect(chineseLine).toContain('派送遲到 / 沒有消息')
})

it('leaves out what is at no store of the person’s', () => {
  expect(linesOf('en', [{ ...row, storeId: 8 }])).toHaveLength(2)
})
