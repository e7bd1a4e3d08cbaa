/** Addresses that the pages of all families read. */
export const orderReads = {
  byCode: (code: string) => `/api/orders/by-code?${new URLSearchParams({ code }).toString()}`,
}
