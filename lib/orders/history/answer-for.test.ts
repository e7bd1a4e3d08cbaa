import { describe, expect, it } from 'vitest'
import { answerFor, askedAtIn } from './answer-for'

const at = (minute: number) => `2026-11-22T04:${String(minute).padStart(2, '0')}:00.000Z`
const chinese = { at: at(30), title: '配送中' }
const english = { at: at(20), title: 'On its way' }
const order = {
  answer: chinese,
  answerLanguage: 'zh-HK',
  otherAnswers: { en: english },
  statusAt: new Date(at(10)),
} as const

describe('the account that a reader is shown', () => {
  it('is the one in their language, as long as the order has not moved on since', () => {
    expect(answerFor(order, 'en')).toEqual({ answer: english, language: 'en', isForeign: false })
    const moved = { ...order, statusAt: new Date(at(25)) }
    expect(answerFor(moved, 'en')).toEqual({ answer: chinese, language: 'zh-HK', isForeign: true })
  })

  it('is the latest where that is theirs, and where there is no other', () => {
    expect(answerFor(order, 'zh-HK')).toEqual({
      answer: chinese,
      language: 'zh-HK',
      isForeign: false,
    })
    const alone = { ...order, otherAnswers: {} }
    expect(answerFor(alone, 'en')).toMatchObject({ answer: chinese, isForeign: true })
  })

  it('is nobody’s in another language before the platform was asked', () => {
    const created = { ...order, answer: { created: {} }, answerLanguage: null, otherAnswers: {} }
    expect(answerFor(created, 'en')).toMatchObject({ language: null, isForeign: false })
    expect(askedAtIn(created, 'en')).toBeNull()
  })

  it('is as old as what came in that language', () => {
    expect(askedAtIn(order, 'en')).toBe(Date.parse(at(20)))
    expect(askedAtIn(order, 'zh-HK')).toBe(Date.parse(at(30)))
    expect(askedAtIn(order, 'th')).toBeNull()
  })
})
