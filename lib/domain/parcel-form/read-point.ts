import type { Region } from '../areas'
import type { Coordinates } from '../coordinates'
import { isAnotherAddress } from '../is-another-address'
import { normalisePhone } from '../phone'
import {
  PARCEL_TEXT_LIMITS,
  type ParcelProblem,
  type ParcelProblems,
  type TypedContact,
  type TypedPoint,
} from './typed-parcel'

export type ReadPerson = { name: string; phone: string; callingCode: string }
export type ReadPoint = {
  address: string
  postalCode?: string
  description?: string
  location: Coordinates
  contacts: (ReadPerson & { company?: string })[]
}

type TextField = keyof typeof PARCEL_TEXT_LIMITS

/** What is wrong with a text as such; null when nothing is. */
export function textProblem(
  field: TextField,
  text: string,
  { required = false } = {},
): ParcelProblem | null {
  const { length } = text.trim()
  if (required && length === 0) return 'required'
  return length > PARCEL_TEXT_LIMITS[field] ? 'tooLong' : null
}

/** Keeps a problem under a field's name; null is none. */
export function note(problems: ParcelProblems, field: string, problem: ParcelProblem | null): void {
  if (problem !== null) problems[field] = problem
}

/** A name and a number, which is dialled in the region unless it says otherwise. */
export function readPerson(
  typed: { name: string; phone: string },
  { at, region, problems }: { at: string; region: Region; problems: ParcelProblems },
): ReadPerson {
  const phone = normalisePhone(typed.phone, region)
  note(problems, `${at}.name`, textProblem('name', typed.name, { required: true }))
  note(
    problems,
    `${at}.phone`,
    textProblem('phone', typed.phone, { required: true }) ?? (phone.ok ? null : 'phone'),
  )
  const { national = '', callingCode = '' } = phone.ok ? phone : {}
  return { name: typed.name.trim(), phone: national, callingCode }
}

/** One point of the way, `at` its name in the form (conventions §4.4 `path[]`). */
export function readPoint(
  typed: TypedPoint,
  { at, region, problems }: { at: string; region: Region; problems: ParcelProblems },
): ReadPoint {
  note(problems, `${at}.address`, textProblem('address', typed.address, { required: true }))
  note(problems, `${at}.postalCode`, textProblem('postalCode', typed.postalCode))
  note(problems, `${at}.description`, textProblem('description', typed.description))
  note(problems, `${at}.location`, pinProblem(typed))
  const contacts = typed.contacts.map((contact, index) =>
    readContact(contact, { at: `${at}.contacts.${index}`, region, problems }),
  )
  if (contacts.length === 0) note(problems, `${at}.contacts`, 'required')
  return {
    address: typed.address.trim(),
    ...given('postalCode', typed.postalCode),
    ...given('description', typed.description),
    location: typed.location ?? { lat: 0, lng: 0 },
    contacts,
  }
}

/** What keeps a point from being sent for its pin (decision 0101). */
function pinProblem({ address, location, pinFor }: TypedPoint): ParcelProblem | null {
  if (location === null) return 'pin'
  return isAnotherAddress(pinFor, address) ? 'pinOfAnother' : null
}

function readContact(
  typed: TypedContact,
  where: { at: string; region: Region; problems: ParcelProblems },
) {
  note(where.problems, `${where.at}.company`, textProblem('company', typed.company))
  return { ...readPerson(typed, where), ...given('company', typed.company) }
}

/** The member when there is text in it, else nothing: what is empty stays out of the request. */
export function given<Name extends string>(name: Name, text: string): { [K in Name]?: string } {
  const trimmed = text.trim()
  return (trimmed === '' ? {} : { [name]: trimmed }) as { [K in Name]?: string }
}
