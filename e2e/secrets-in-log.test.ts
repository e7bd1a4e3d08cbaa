import { expect, it } from 'vitest'
import { linesThatTell, tellingValues } from './secrets-in-log'

it('finds names, numbers, addresses, signatures and tokens, however deep', () => {
  const body = JSON.stringify({
    auth: { appid: 10001, signature: '0123456789abcdef' },
    data: { user_name: '陳大文', user_phone: '91234567', status_name: 'Assigned to a courier' },
  })
  expect(tellingValues([{ headers: { authorization: 'Bearer abcdef' }, body }])).toEqual([
    'Bearer abcdef',
    '0123456789abcdef',
    '陳大文',
    '91234567',
  ])
})

it('names the lines that hold one, as text, as JSON or within an address', () => {
  const values = ['陳大文', '12 "Nathan" Road']
  const printed = [
    'ready',
    '{"name":"陳大文"}',
    `/food?q=${encodeURIComponent('陳大文')}`,
    JSON.stringify({ address: '12 "Nathan" Road' }),
  ].join('\n')
  expect(linesThatTell(printed, values)).toEqual(printed.split('\n').slice(1))
})
