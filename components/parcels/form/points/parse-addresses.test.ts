import { describe, expect, it } from 'vitest'
import { parseAddresses } from './parse-addresses'

const one = (line: string) => parseAddresses(line)[0]

describe('a pasted list', () => {
  it.each([
    ['1 Queen’s Road\tChan\t9123 4567', '1 Queen’s Road', 'Chan', '9123 4567'],
    ['1 Queen’s Road\t91234567\tChan', '1 Queen’s Road', 'Chan', '91234567'],
    ['1 Queen’s Road\t\t+852 9123 4567', '1 Queen’s Road', '', '+852 9123 4567'],
    ['Flat 8B, 88 Des Voeux Road', 'Flat 8B, 88 Des Voeux Road', '', ''],
    [
      'Flat 8B, 88 Des Voeux Road, Chan Tai Man, 91234567',
      'Flat 8B, 88 Des Voeux Road',
      'Chan Tai Man',
      '91234567',
    ],
    ['Flat 8B, 88 Des Voeux Road 2, 91234567', 'Flat 8B, 88 Des Voeux Road 2', '', '91234567'],
    ['德輔道西 88 號，陳大文，９１２３４５６７', '德輔道西 88 號', '陳大文', '９１２３４５６７'],
    ['8 Queen’s Road, 12', '8 Queen’s Road, 12', '', ''],
  ])('%j', (line, address, name, phone) => {
    expect(one(line)).toEqual({ address, name, phone, others: [] })
  })

  it('tells the columns that have no place here', () => {
    const line = '1 Queen’s Road\tChan\t91234567\tLeave at the desk\t\tA-17'
    expect(one(line)).toMatchObject({ name: 'Chan', others: ['Leave at the desk', 'A-17'] })
  })

  it('is one drop-off a line, without the empty ones', () => {
    const list = parseAddresses('One\r\n\r\n  \nTwo\t\t\n\tNobody\n')
    expect(list.map(({ address }) => address)).toEqual(['One', 'Two'])
  })
})
