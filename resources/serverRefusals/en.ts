/** What fails on our side, and what its page says beside that. */
export const serverRefusals = {
  storageFull: 'There is no space left to store this. Please try again later.',
  storeSilent: 'Pictures and files cannot be stored or shown at the moment. Please try again in a minute.',
  ourFault: 'Something went wrong on our side. Please try again later.',
  requestId: ({ id }: { id: string }) => `Request id ${id}`,
  loadAgain: 'Try again',
}
