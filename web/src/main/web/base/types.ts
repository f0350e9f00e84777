/** What the server answers to requests, as docs/protocol/http.md has it; what it says of tables is in `wire.ts`. */

export interface Person {
  id: string;
  name: string;
  account: boolean;
}

/** Why a request was refused. */
export interface Problem {
  status: number;
  code: string;
  message: string;
  rule?: string;
  column?: number;
  /** With `COLOUR_MISSING`: the cube whose colour decides, and those that it can have. */
  cube?: string;
  colours?: string[];
  line?: number;
}
