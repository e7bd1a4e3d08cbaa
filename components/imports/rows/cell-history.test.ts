import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  NO_HISTORY,
  stepBack,
  stepForward,
  withStep,
  type CellChange,
  type CellHistory,
} from './cell-history'

/** A sheet of one column, written to and taken back as the page does. */
class Sheet {
  cells: Readonly<Record<number, string>> = {}
  history: CellHistory = NO_HISTORY

  write(changes: readonly CellChange[]) {
    const before = changes.map((change) => ({ ...change, text: this.cells[change.position] ?? '' }))
    this.put(changes)
    this.history = withStep(this.history, { before, after: changes })
  }

  undo() {
    this.put(this.history.done.at(-1)?.before ?? [])
    this.history = stepBack(this.history)
  }

  redo() {
    this.put(this.history.undone.at(-1)?.after ?? [])
    this.history = stepForward(this.history)
  }

  private put(changes: readonly CellChange[]) {
    const texts = changes.map(({ position, text }) => [position, text] as const)
    this.cells = { ...this.cells, ...Object.fromEntries(texts) }
  }
}

const steps = fc.array(
  fc.uniqueArray(fc.record({ position: fc.nat(4), key: fc.constant('a'), text: fc.string() }), {
    selector: ({ position }) => position,
    minLength: 1,
  }),
  { maxLength: 8 },
)

const filled = (cells: Sheet['cells']) =>
  Object.fromEntries(Object.entries(cells).filter(([, text]) => text !== ''))

describe('changes of cells', () => {
  it('are all taken back one by one, and all put again', () => {
    fc.assert(
      fc.property(steps, (written) => {
        const sheet = new Sheet()
        const seen = [sheet.cells]
        for (const step of written) {
          sheet.write(step)
          seen.push(sheet.cells)
        }
        for (const cells of seen.slice(0, -1).toReversed()) {
          sheet.undo()
          expect(filled(sheet.cells)).toEqual(filled(cells))
        }
        for (const cells of seen.slice(1)) {
          sheet.redo()
          expect(filled(sheet.cells)).toEqual(filled(cells))
        }
      }),
    )
  })

  it('cannot be put again after something else was written', () => {
    const sheet = new Sheet()
    sheet.write([{ position: 0, key: 'a', text: 'one' }])
    sheet.undo()
    sheet.write([{ position: 0, key: 'a', text: 'two' }])
    expect(sheet.history.undone).toEqual([])
    sheet.redo()
    expect(sheet.cells).toEqual({ 0: 'two' })
  })

  it('are taken back a hundred steps far, and no further', () => {
    const sheet = new Sheet()
    for (let text = 1; text <= 120; text++) {
      sheet.write([{ position: 0, key: 'a', text: String(text) }])
    }
    while (sheet.history.done.length > 0) sheet.undo()
    expect(sheet.cells).toEqual({ 0: '20' })
    sheet.undo()
    expect(sheet.cells).toEqual({ 0: '20' })
  })
})
