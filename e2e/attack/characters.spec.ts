import { expect, test } from '../fixtures'
import { builtActions, callAction, insider } from './attacker'

/** What is no text: NUL, bell, escape, C1, and half of a character. */
const BAD = ['\0', '\u0007', '\u001b', '\u0085', '\ud800']

const PERSON = {
  id: null,
  name: 'New',
  email: 'new@attack.example',
  password: '',
  isAdmin: false,
  disabled: false,
  mustChangePassword: false,
  requiresCode: false,
  roles: [],
}

/** Actions of every kind of form, and which of their fields somebody types. */
const FORMS: readonly [string, Record<string, unknown>, readonly string[]][] = [
  ['people.savePerson', PERSON, ['name', 'email', 'password']],
  ['people.saveRole', { id: null, name: 'Role', permissions: ['food.see'] }, ['name']],
  ['people.changeOwnPassword', { current: 'x', next: 'words to go on with' }, ['current', 'next']],
  ['settings.findCustomers', { search: '9123' }, ['search']],
  ['food.findOwnOrders', { region: 'HK', phone: '91234567', before: null }, ['phone', 'region']],
  ['tablets.signInTablet', { storeId: 1, name: 'Counter', lockMinutes: 5 }, ['name']],
  ['people.askForReset', { email: 'a@attack.example' }, ['email']],
]

test('control characters are refused by the name of their field, in every form', async ({
  baseURL,
}) => {
  const admin = await insider(baseURL!, 'admin')
  const doors = builtActions()
  for (const [name, form, fields] of FORMS) {
    const door = doors.find((one) => one.name === name)
    if (!door) throw new Error(`no ${name} in the build`)
    for (const field of fields) {
      for (const bad of BAD) {
        const answer = await callAction(admin, door, { ...form, [field]: `a${bad}b` })
        const text = await answer.text()
        const what = `${name}, ${field}, ${JSON.stringify(bad)}: ${text.slice(0, 300)}`
        expect(answer.status(), what).toBe(200)
        expect(text, what).toContain('"problem":"wrongInput"')
        expect(text, what).toContain(`"${field}":"controlCharacters"`)
      }
    }
  }
  await admin.dispose()
})
