import { describe, expect, test } from 'vitest'
import type { Family } from '@/lib/domain/stages'
import { ERROR_CODES } from './error-codes'
import { refusedFields } from './refused-fields'

const fields = (family: Family, code: string, platformText = '', points?: number) =>
  refusedFields({ family, code, platformText }, points === undefined ? {} : { points })

describe('the fields that a refusal speaks of', () => {
  test.each<[string, string[]]>([
    ['4001128002', ['path.0.contact.phone']],
    ['4001128008', ['path.1.contact.phone', 'path.2.contact.phone']],
    ['400120134', ['path.0.address', 'path.1.address', 'path.2.address']],
    ['400190001032', ['items.box']],
    ['400190001036', ['scheduledFor']],
    ['4001128083', ['collect.freight', 'collect.goods']],
    ['40301', []],
    ['999', []],
  ])('%s, with three points: %j', (code, expected) => {
    expect(fields('parcel', code, '', 3)).toEqual(expected)
  })

  test('no field that comes out still stands for points', () => {
    for (const { code } of ERROR_CODES) {
      for (const field of fields('parcel', code)) expect(field).toMatch(/^[a-zA-Z0-9.]+$/)
      expect(fields('parcel', code).join(' ')).not.toMatch(/first|rest|every/)
    }
  })

  test.each<[Family, string, string[]]>([
    ['food', 'missing mandatory parameters: receive.user_phone', ['recipient.phone']],
    ['food', 'incorrect parameters (data.appoint_time)', ['scheduledFor']],
    ['food', 'user_location is wrong', ['recipient.location']],
    ['food', 'incorrect parameters: remark', ['remark']],
    ['food', 'a remark about nothing', []],
    [
      'express',
      'missing mandatory parameters: sender.address.building',
      ['sender.address.building'],
    ],
    ['express', 'incorrect parameters: item_detail[3].name', ['items.3.name']],
    ['express', 'incorrect parameters: item_detail.12.price', ['items.12.price']],
    ['express', 'box_quantity', ['boxes']],
    ['express', '缺少參數：recipient.locker_code', ['recipient.lockerCode']],
    ['express', 'pickup.period', ['pickup.period']],
    ['parcel', 'invalid parameters: path[1].contact[0].phone', ['path.1.contact.phone']],
    ['parcel', 'path.2.coordinate', ['path.2.location']],
    ['parcel', '"items.weight" is required', ['items.weight']],
    ['parcel', 'contact customer service', []],
    ['parcel', '', []],
    ['parcel', 'constructor.prototype', []],
  ])('%s, named in the text %j: %j', (family, text, expected) => {
    const code = family === 'parcel' ? '40001' : '261004'
    expect(fields(family, code, text)).toEqual(expected)
  })

  test('a text that names one of several points says which', () => {
    const text = 'phone error: path[2].contact[0].phone'
    expect(fields('parcel', '400120131', text, 3)).toEqual(['path.2.contact.phone'])
    expect(fields('parcel', '400120131', 'phone error: path[7].address', 2)).toHaveLength(2)
  })

  test('the text counts only where the code says that it names something', () => {
    expect(fields('food', '263006', 'receive.user_phone')).toEqual(['recipient.location'])
  })
})
