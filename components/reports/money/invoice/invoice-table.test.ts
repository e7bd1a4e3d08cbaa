import { expect, it } from 'vitest'
import { readFile } from '@/components/imports/parse/read-file'
import { guessColumns, invoiceTable } from './invoice-table'

const read = async (text: string) => invoiceTable(await readFile(new Blob([text])))

it('finds the header below whom the invoice is for, whatever separates the cells', async () => {
  const table = await read(
    'Invoice 2026-03;;\nFor: Canary;;\nOrder no;Fee;Day\n123;45,50;1\n;;\n124;50;2',
  )
  expect(table.names).toEqual(['Order no', 'Fee', 'Day'])
  expect(table.rows).toEqual([
    ['123', '45,50', '1'],
    ['124', '50', '2'],
  ])
  expect(table.place.header).toBe(3)
})

it('says where nothing can be compared', async () => {
  await expect(read('Order no,Fee\n')).rejects.toMatchObject({ kind: 'empty' })
  const many = `n,f\n${'1,1\n'.repeat(20_001)}`
  await expect(read(many)).rejects.toMatchObject({ kind: 'too-many-rows' })
})

it('takes columns as they were called last, else as they sound', () => {
  const names = ['Day', 'Order no', 'Delivery fee', 'Net']
  expect(guessColumns(names, null)).toEqual({ number: 1, amount: 2 })
  expect(guessColumns(names, { number: 'order no', amount: ' net ' })).toEqual({
    number: 1,
    amount: 3,
  })
  expect(guessColumns(['運單編號', '金額'], null)).toEqual({ number: 0, amount: 1 })
  expect(guessColumns(['a', 'b'], null)).toEqual({ number: -1, amount: -1 })
})
