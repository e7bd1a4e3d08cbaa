import { expect, it } from 'vitest'
import { readFile } from './read-file'
import { toTable } from './table'
import { viewOf } from './table-view'

it('tells a page of a table without its rows', async () => {
  const text = 'Order number,Remark,Zweck\n1,,x\n2,,\n3,hi,y\n4,,z\n'
  const view = viewOf(toTable(await readFile(new Blob([text]))))
  expect(view).toMatchObject({
    names: ['Order number', 'Remark', 'Zweck'],
    samples: [['1', '2'], ['hi'], ['x', 'y']],
    rowCount: 4,
    place: { header: 1 },
  })
  expect(view.named.map((named) => named?.field ?? null)).toEqual(['clientOrderId', 'remark', null])
  expect(view).not.toHaveProperty('rows')
})
