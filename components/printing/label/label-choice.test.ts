import { expect, it } from 'vitest'
import { decodeLabelChoice, encodeLabelChoice, FIRST_CHOICE } from './label-choice'

it.each([
  { paper: 'A4', copies: 2 },
  { paper: 'A4', copies: 1 },
  { paper: '100X150', copies: 1 },
] as const)('%j is kept', (choice) => {
  expect(decodeLabelChoice(encodeLabelChoice(choice))).toEqual(choice)
})

it.each([null, '', 'A5:1', 'A4:3', 'A4', '{"paper":"A4"}'])('%j is no choice', (text) => {
  expect(decodeLabelChoice(text)).toEqual(FIRST_CHOICE)
})
