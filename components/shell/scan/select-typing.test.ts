import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { KEY_DELAY_MS } from './delayed-key'
import { choiceFor, SelectTyping } from './select-typing'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const LABELS = ['By column', 'Lite post', 'Locker', null, 'Economy', 'To the door']

describe('letters typed into a list of choices', () => {
  it.each([
    ['a letter', 0, 'e', 4],
    ['the same letter again', 1, 'l', 2],
    ['the same letter in one go', 1, 'll', 2],
    ['the letter of what is chosen, alone', 4, 'E', 4],
    ['a word', 1, 'lo', 2],
    ['a word of what is chosen', 2, 'loc', 2],
    ['a word with a space', 0, 'to t', 5],
    ['nothing that there is', 0, 'x', null],
  ])('mean what browsers take them for: %s', (_name, chosen, word, place) => {
    expect(choiceFor(LABELS, chosen, word)).toBe(place)
  })

  it('choose once they are alone, and go on to a word', () => {
    const typing = new SelectTyping()
    const words: string[] = []
    const press = (letter: string) => typing.press(letter, (word) => words.push(word))
    press('l')
    vi.advanceTimersByTime(KEY_DELAY_MS)
    press('o')
    expect(typing.isUnderWay).toBe(true)
    vi.advanceTimersByTime(KEY_DELAY_MS + 2_000)
    expect(typing.isUnderWay).toBe(false)
    press('e')
    vi.advanceTimersByTime(KEY_DELAY_MS)
    expect(words).toEqual(['l', 'lo', 'e'])
  })

  it('choose nothing where a scanner sent them', () => {
    const typing = new SelectTyping()
    const choose = vi.fn()
    for (const letter of 'lite-0001') {
      typing.press(letter, choose)
      vi.advanceTimersByTime(5)
    }
    typing.drop()
    vi.advanceTimersByTime(5_000)
    expect(choose).not.toHaveBeenCalled()
  })
})
