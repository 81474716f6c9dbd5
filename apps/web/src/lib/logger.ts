/** The browser's one logger: everything that is logged goes through here, so it can be silenced or sent elsewhere in one place. */
export interface Logger {
  /** Something failed. `details` are plain values; never a token, a password or a transcript. */
  error(message: string, details?: Record<string, unknown>): void;
  info(message: string, details?: Record<string, unknown>): void;
}

export const logger: Logger = {
  error(message, details) {
    console.error(message, details ?? {});
  },
  info(message, details) {
    console.info(message, details ?? {});
  },
};
