import { describe, expect, it } from 'vitest'
import {
  listNothingAhead,
  listPredictions,
  mergePredictions,
  nextPrediction,
  storedPrediction,
} from './predictions'

const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 4, minute))
const said = (minutes: number | null, range: string | null = null) => ({ minutes, range })

describe('predictions', () => {
  it('are counted from when they were said, and say when that was', () => {
    const merged = mergePredictions({}, { showup: said(6, '4-8') }, at(0))
    expect(merged.showup).toEqual({
      at: at(6).toISOString(),
      range: '4-8',
      asOf: at(0).toISOString(),
    })
  })

  it('trap 46: null and −1 mean that the moment is past', () => {
    const known = mergePredictions({}, { accept: said(3), delivery: said(20) }, at(0))
    const accepted = mergePredictions(known, { accept: said(null) }, at(1))
    expect(listPredictions(accepted).map(({ moment }) => moment)).toEqual(['delivery'])
    expect(listNothingAhead(accepted)).toEqual([{ moment: 'accept', asOf: at(1).toISOString() }])
    const delivered = mergePredictions(known, { delivery: said(-1) }, at(1))
    expect(listPredictions(delivered).map(({ moment }) => moment)).toEqual(['accept'])
  })

  it('that ended do not come back with an older message', () => {
    const known = mergePredictions({}, { accept: said(3) }, at(0))
    const accepted = mergePredictions(known, { accept: said(null) }, at(2))
    expect(mergePredictions(accepted, { accept: said(5) }, at(1))).toEqual(accepted)
  })

  it('a null about what was never predicted tells nothing; an answer of −1 does', () => {
    expect(mergePredictions({}, { showup: said(null) }, at(0))).toEqual({})
    expect(storedPrediction(said(-1, '0-1'), at(0))).toEqual({
      at: null,
      range: null,
      asOf: at(0).toISOString(),
    })
  })

  it('that came late change nothing', () => {
    const known = mergePredictions({}, { delivery: said(10) }, at(5))
    expect(mergePredictions(known, { delivery: said(30) }, at(2))).toEqual(known)
    expect(mergePredictions(known, { delivery: said(null) }, at(2))).toEqual(known)
  })

  it('offer the next moment of the stage, and none when there is none to come', () => {
    const known = mergePredictions({}, { accept: said(3), delivery: said(20) }, at(0))
    expect(nextPrediction('waiting', known)?.moment).toBe('accept')
    expect(nextPrediction('riding', known)?.moment).toBe('delivery')
    expect(nextPrediction('done', known)).toBeNull()
    expect(nextPrediction('riding', {})).toBeNull()
  })
})
