package org.mathmat.cli;

import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;

/**
 * The streams that a command reads and writes.
 *
 * @param in what is asked
 * @param out the answers, and nothing else
 * @param err hints and complaints for the person at the keyboard
 * @param typed whether a person types what is asked
 */
record Terminal(InputStream in, OutputStream out, PrintStream err, boolean typed) {}
